import { NAME_LENGTH } from '../../shared/protocol/constants';
import { t } from '../i18n';
import { playerName } from '../model/settings';
import type { Trouble } from '../net/api';

/** What is wrong with the name itself. */
export const OF_THE_NAME: readonly (Trouble | undefined)[] = ['bad-name', 'name-not-allowed'];

/** The own name; with it whatever went wrong behind the doors that ask for it. */
export function NameField({ trouble }: { trouble: Trouble | undefined }) {
  const text = t().home;
  return (
    <>
      <div class="field">
        <label for="name">{text.name}</label>
        <input
          id="name"
          name="name"
          value={playerName.value}
          onInput={(event) => (playerName.value = event.currentTarget.value)}
          maxLength={NAME_LENGTH}
          placeholder={text.namePlaceholder}
          autocomplete="nickname"
          aria-invalid={OF_THE_NAME.includes(trouble)}
          aria-describedby={trouble && 'name-trouble'}
        />
      </div>
      {trouble && (
        <p class="notice" role="alert" id="name-trouble">
          {t().refusals[trouble]}
        </p>
      )}
    </>
  );
}
