import type { ComponentType } from 'preact';
import { t } from '../i18n';
import { chapter } from '../i18n/chapter';
import { lazy, type Lazy } from '../parts/lazy';

/** Fetched with the first part of the page that says it. */
export const callsText = chapter(() => t().calls());

/** A part of the page that is about calls, with its words. */
export function ofCalls<Props = object>(fetchIt: () => Promise<ComponentType<Props>>): Lazy<Props> {
  return lazy(async () => {
    const [component] = await Promise.all([fetchIt(), callsText.load()]);
    return component;
  });
}
