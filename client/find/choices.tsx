import { BOT_IDS, type BotId } from '../../shared/core';
import { CLOCKS, DAYS_CLOCKS, isOverDays, type ClockName } from '../../shared/protocol/constants';
import { GAMES } from '../games';
import type { OptionChoice } from '../games/card';
import { chooseGame, game, HAS_SEVERAL } from '../model/game';
import { t } from '../i18n';
import { Segments } from '../parts/Segments';
import './Doors.css';

/** What is chosen about a table in more than one place, always in the same words. */
interface Choice<Value> {
  /** One for each place: what is checked in one form is not in another. */
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Which game: nothing is said of it where there is one. */
export function GameChoice({ name }: { name: string }) {
  if (!HAS_SEVERAL) return null;
  const options = GAMES.map((card) => ({ value: card.id, label: card.text().name }));
  return (
    <Segments
      name={name}
      legend={t().home.game}
      options={options}
      value={game.value.id}
      onChange={chooseGame}
    />
  );
}

export function SeatCount(choice: Choice<number>) {
  const text = t().home;
  const options = game.value.sizes.map((count) => ({
    value: count,
    label: String(count),
    spoken: text.seatCount(count),
  }));
  return <Segments legend={text.seats} options={options} {...choice} />;
}

/** T9 */
export function Waits(choice: Choice<boolean>) {
  const text = t().home;
  const options = [
    { value: false, label: text.waitsNot },
    { value: true, label: text.waits },
  ];
  return <Segments legend={text.away} options={options} {...choice} />;
}

export function Pace({ waits = false, ...choice }: Choice<ClockName> & { waits?: boolean }) {
  const text = t().home;
  const { name, value, onChange } = choice;
  const isDays = isOverDays(value);
  return (
    <div class="pace">
      <Segments
        name={name}
        legend={text.pace}
        options={[
          ...CLOCKS.map((clock) => ({ value: clock, label: text.paces[clock] })),
          { value: isDays ? value : FIRST_DAYS, label: text.overDays },
        ]}
        value={value}
        onChange={onChange}
      />
      {isDays && (
        <Segments
          name={`${name}-days`}
          legend={text.daysLegend}
          options={DAYS_CLOCKS.map((clock) => ({
            value: clock,
            label: text.daysShort[clock],
            spoken: text.paces[clock],
          }))}
          value={value}
          onChange={onChange}
        />
      )}
      <p class="home-hint">{paceHint(value, waits)}</p>
    </div>
  );
}

/** T17: what a table over days has unless another one is chosen. */
const FIRST_DAYS: ClockName = '1d';

function paceHint(clock: ClockName, waits: boolean): string {
  const text = t().home;
  if (isOverDays(clock)) return text.daysHint;
  if (clock !== 'relaxed') return game.value.text().paces[clock];
  return waits ? text.waitsHint : text.relaxedHint;
}

export function Rated(choice: Choice<boolean>) {
  const text = t().home.quick;
  const options = [
    { value: true, label: text.rated },
    { value: false, label: text.casual },
  ];
  return <Segments legend={text.rating} options={options} {...choice} />;
}

export function Strength(choice: Choice<BotId>) {
  const text = t().home.bots;
  const options = BOT_IDS.map((value) => ({ value, label: text.strengths[value] }));
  return <Segments legend={text.strength} options={options} {...choice} />;
}

type Options = Readonly<Record<string, string | number | boolean>>;

/** What a game itself lets one choose. A few are all in sight; of more one is. */
export function OptionChoices({
  name,
  choices,
  value,
  onChange,
}: Choice<Options> & { choices: readonly OptionChoice[] }) {
  return (
    <>
      {choices.map((choice) => {
        const own = {
          name: `${name}-${choice.id}`,
          legend: choice.legend,
          options: choice.options,
          value: value[choice.id] ?? choice.standard,
          onChange: (chosen: string | number | boolean) => onChange({ ...value, [choice.id]: chosen }),
        };
        return choice.options.length <= FEW ? (
          <Segments key={choice.id} {...own} />
        ) : (
          <OneOfMany key={choice.id} {...own} />
        );
      })}
    </>
  );
}

const FEW = 3;

function OneOfMany({
  name,
  legend,
  options,
  value,
  onChange,
}: Choice<string | number | boolean> & Pick<OptionChoice, 'legend' | 'options'>) {
  return (
    <div class="field">
      <label for={name}>{legend}</label>
      <select
        id={name}
        value={String(value)}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => String(option.value) === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={String(option.value)} value={String(option.value)}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
