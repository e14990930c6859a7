import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { ReplayText } from '../i18n/en/replay';

/** The words of the replay page, which are fetched with it. */
export const ReplayWords = createContext<ReplayText | undefined>(undefined);

export function useText(): ReplayText {
  const text = useContext(ReplayWords);
  if (!text) throw new Error('The replay page has not been given its words.');
  return text;
}
