import { useLayoutEffect, useRef } from 'preact/hooks';
import { Sheet } from '../parts/Sheet';
import { REVIEW_KEYS } from './Review';
import { spokenText } from './spokenParts';

/** All keys of the table, in one place. */
export function KeysSheet({ close }: { close: () => void }) {
  const text = spokenText.text();
  const list = useRef<HTMLTableElement>(null);
  // Read out with the dialog, not only found in it.
  useLayoutEffect(() => list.current?.closest('dialog')?.setAttribute('aria-describedby', 'spoken-keys'), []);
  const reviews = Object.entries(REVIEW_KEYS).map(([name, key]) => ({
    key,
    does: text.does[name as keyof typeof REVIEW_KEYS],
  }));
  return (
    <Sheet onClose={close}>
      <h2>{text.keysTitle}</h2>
      <p>{text.keysNote}</p>
      <table class="spoken-keys" id="spoken-keys" ref={list}>
        <tbody>
          {[...text.keys, ...reviews].map(({ key, does }) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{does}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sheet>
  );
}
