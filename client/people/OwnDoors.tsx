import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { NAME_LENGTH } from '../../shared/protocol/constants';
import type { PersonInfo } from '../../shared/protocol/people';
import { colon, t } from '../i18n';
import { go, lastTable } from '../model/route';
import { playerName, suggestedName } from '../model/settings';
import { enter, type Trouble } from '../net/api';
import { block, blocks, deleteMe, newRecoveryCode, recover } from '../net/apiPeople';
import { copy } from '../parts/copy';
import { Icon } from '../parts/Icon';
import { Sure } from '../parts/Sure';
import { lookMeUp, me } from './me';
import { peopleText } from './text';
import './OwnDoors.css';

/** What only the person themselves can do. */
export function OwnDoors() {
  return (
    <div class="people-doors">
      <RenameDoor />
      <RecoveryDoor />
      <RecoverDoor />
      <BlocksDoor />
      <DeleteDoor />
    </div>
  );
}

function Refusal({ code, sentence }: { code: Trouble | undefined; sentence?: string }) {
  if (!code) return null;
  return (
    <p class="notice" role="alert">
      {sentence ?? t().refusals[code]}
    </p>
  );
}

function RenameDoor() {
  const name = useSignal(me.value?.person.name ?? '');
  const trouble = useSignal<Trouble | undefined>(undefined);
  const isDone = useSignal(false);
  const text = peopleText.text().rename;
  const rename = async (event: Event) => {
    event.preventDefault();
    const entered = await enter(name.value);
    isDone.value = entered.ok;
    trouble.value = entered.ok ? undefined : entered.code;
    if (!entered.ok) return;
    name.value = playerName.value = entered.value.person.name;
    await lookMeUp();
  };
  return (
    <form class="panel people-door" onSubmit={(event) => void rename(event)}>
      <h2>{text.title}</h2>
      <div class="field">
        <label for="rename">{text.label}</label>
        <input
          id="rename"
          maxLength={NAME_LENGTH}
          value={name.value}
          autocomplete="nickname"
          aria-invalid={trouble.value !== undefined}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </div>
      <Refusal code={trouble.value} />
      {isDone.value && (
        <p class="notice info" role="status">
          {text.done}
        </p>
      )}
      <button class="button" type="submit">
        {text.button}
      </button>
    </form>
  );
}

/** `isGiven`: without being asked for. */
export function RecoveryDoor({ why, isGiven = false }: { why?: string; isGiven?: boolean }) {
  const code = useSignal<string | undefined>(undefined);
  const isCopied = useSignal(false);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const text = peopleText.text().recovery;
  const show = async () => {
    const made = await newRecoveryCode();
    trouble.value = made.ok ? undefined : made.code;
    if (made.ok) code.value = made.value.code;
  };
  useEffect(() => {
    if (isGiven) void show();
  }, []);
  // Where nothing can be copied the code stays on the screen.
  const take = async () => (isCopied.value = await copy(code.value ?? ''));
  return (
    <section class="panel people-door">
      <h2>{text.title}</h2>
      <p>{why ?? text.text}</p>
      <Refusal code={trouble.value} />
      {code.value ? (
        <>
          <p class="people-code" role="status" aria-label={`${colon(text.code)} ${code.value}`}>
            {code.value}
          </p>
          <p class="people-note">{text.once}</p>
          <button class="button" onClick={() => void take()}>
            <Icon name={isCopied.value ? 'check' : 'copy'} />
            {isCopied.value ? text.copied : text.copy}
          </button>
        </>
      ) : (
        <button class="button" onClick={() => void show()}>
          {text.show}
        </button>
      )}
    </section>
  );
}

export function RecoverDoor() {
  const code = useSignal('');
  const trouble = useSignal<Trouble | undefined>(undefined);
  const welcomed = useSignal<string | undefined>(undefined);
  const text = peopleText.text().recovery;
  const become = async (event: Event) => {
    event.preventDefault();
    const found = await recover(code.value);
    trouble.value = found.ok ? undefined : found.code;
    if (!found.ok) return;
    const { name } = found.value.person;
    playerName.value = name;
    lastTable.forget();
    code.value = '';
    welcomed.value = name;
    await lookMeUp();
  };
  return (
    <form class="panel people-door" onSubmit={(event) => void become(event)}>
      <h2>{text.enter}</h2>
      <div class="field">
        <label for="recover">{text.enterLabel}</label>
        <input
          id="recover"
          value={code.value}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={trouble.value !== undefined}
          onInput={(event) => (code.value = event.currentTarget.value)}
        />
      </div>
      {me.value && <p class="people-note">{text.enterNote}</p>}
      <Refusal
        code={trouble.value}
        sentence={
          trouble.value === 'unknown-code' || trouble.value === 'malformed' ? text.unknown : undefined
        }
      />
      {welcomed.value && (
        <p class="notice info" role="status">
          {text.done(welcomed.value)}
        </p>
      )}
      <button class="button" type="submit" disabled={code.value.trim() === ''}>
        {text.enterButton}
      </button>
    </form>
  );
}

function BlocksDoor() {
  const blocked = useSignal<readonly PersonInfo[]>([]);
  const text = peopleText.text().blocks;
  useEffect(() => {
    void blocks().then((found) => found.ok && (blocked.value = found.value.people));
  }, []);
  const release = async (id: string) => {
    const done = await block(id, false);
    if (done.ok) blocked.value = blocked.value.filter((person) => person.id !== id);
  };
  return (
    <section class="panel people-door">
      <h2>{text.title}</h2>
      <p>{blocked.value.length === 0 ? text.none : text.text}</p>
      <ul class="people-blocked">
        {blocked.value.map(({ id, name }) => (
          <li key={id}>
            <b>{name}</b>
            <button class="button small" aria-label={text.unblockName(name)} onClick={() => void release(id)}>
              {text.unblock}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeleteDoor() {
  const trouble = useSignal<Trouble | undefined>(undefined);
  const text = peopleText.text().leave;
  const leave = async () => {
    const done = await deleteMe();
    trouble.value = done.ok ? undefined : done.code;
    if (!done.ok) return;
    lastTable.forget();
    me.value = undefined;
    playerName.value = suggestedName();
    go({ screen: 'home' });
  };
  return (
    <section class="panel people-door">
      <h2>{text.title}</h2>
      <p>{text.text}</p>
      <Refusal code={trouble.value} />
      <Sure
        label={text.button}
        question={text.question}
        yes={text.yes}
        no={text.no}
        onYes={() => void leave()}
      />
    </section>
  );
}
