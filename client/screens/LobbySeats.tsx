import { useSignal } from '@preact/signals';
import { BOT_IDS, type BotId } from '../../shared/core';
import { isOverDays } from '../../shared/protocol/constants';
import { isFree, type SeatInfo, type TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { pathOf } from '../model/route';
import { mySeat, send } from '../model/table';
import { ColourMark } from '../parts/ColourMark';
import { Icon } from '../parts/Icon';
import { SeatName } from '../parts/SeatName';
import { Segments } from '../parts/Segments';
import { Sure } from '../parts/Sure';
import { LobbyColours } from './LobbyColours';

/** Who sits where. The owner fills free seats with bots and sends people away. */
export function LobbySeats({ table, isOwner }: { table: TableInfo; isOwner: boolean }) {
  const strength = useSignal<BotId>('veteran');
  const text = t().lobby;
  const free = table.seats.filter(isFree);
  const fill = async () => {
    for (const { seat } of free) if (!(await send('addBot', { bot: strength.value, seat }))) return;
  };
  return (
    <section class="panel lobby-seats">
      <h2>{text.seats}</h2>
      <ul>
        {table.seats.map((info) => (
          <SeatRow
            key={info.seat}
            info={info}
            isOwner={isOwner}
            strength={strength.value}
            isAwayUsual={isOverDays(table.settings.clock)}
          />
        ))}
      </ul>
      <LobbyColours table={table} />
      <p class="lobby-note">
        {isOverDays(table.settings.clock) ? text.startsOverDays : text.startsBySelf}{' '}
        <a href={pathOf({ screen: 'fairness' })} target="_blank" rel="noreferrer">
          {text.fairness}
        </a>
      </p>
      {isOwner && free.length > 0 && (
        <div class="lobby-bots">
          <Segments
            name="bot-strength"
            legend={text.strength}
            options={BOT_IDS.map((id) => ({ value: id, label: t().home.bots.strengths[id] }))}
            value={strength.value}
            onChange={(id) => (strength.value = id)}
          />
          <button class="button" onClick={() => void fill()}>
            <Icon name="bot" />
            {text.fill}
          </button>
        </div>
      )}
      {mySeat.value === undefined && free.length > 0 && (
        <button class="button primary" onClick={() => void send('takeSeat', {})}>
          {text.takeSeat}
        </button>
      )}
    </section>
  );
}

function SeatRow({
  info,
  isOwner,
  strength,
  isAwayUsual,
}: {
  info: SeatInfo;
  isOwner: boolean;
  strength: BotId;
  /** T17: nobody is shown as missing, nor as there. */
  isAwayUsual: boolean;
}) {
  const text = t().lobby;
  const { seat, control, connection, bot } = info;
  const isYou = seat === mySeat.value;
  if (isFree(info)) {
    return (
      <li class={`seat-${seat} lobby-free`}>
        <ColourMark colour={info.colour} isHollow />
        <span class="lobby-name">{text.free}</span>
        {isOwner && (
          <button
            class="button small"
            aria-label={text.addBotTo(seat)}
            onClick={() => void send('addBot', { bot: strength, seat })}
          >
            <Icon name="plus" />
            {text.addBot}
          </button>
        )}
      </li>
    );
  }
  const name = nameOf(seat);
  const state = bot
    ? text.bot(t().home.bots.strengths[bot])
    : isYou
      ? text.you
      : isAwayUsual
        ? undefined
        : connection === 'here'
          ? text.here
          : text.away;
  return (
    <li class={`seat-${seat}`}>
      <ColourMark colour={info.colour} />
      <SeatName seat={seat} class="lobby-name" />
      <span class="lobby-state">
        {text.colours[info.colour]}
        {state && ` · ${state}`}
      </span>
      {isOwner && control === 'bot' && (
        <button
          class="button small"
          aria-label={text.removeBot(name)}
          onClick={() => void send('removeBot', { seat })}
        >
          {text.remove}
        </button>
      )}
      {isOwner && control === 'person' && !isYou && (
        <Sure
          label={text.kick}
          spoken={text.kickName(name)}
          question={text.kickSure(name)}
          yes={text.kick}
          no={text.keep}
          onYes={() => void send('kick', { seat })}
        />
      )}
    </li>
  );
}
