import { BOT_IDS, type BotId } from '../../shared/core';
import { CLOCKS, type ClockName } from '../../shared/protocol/constants';
import { GAMES, gameOf } from '../games';
import { game } from '../model/game';
import { t } from '../i18n';
import { Segments } from '../parts/Segments';

/** What is chosen about a table in more than one place, always in the same words. */
interface Choice<Value> {
  /** One for each place: what is checked in one form is not in another. */
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Which game: nothing is said of it where there is one. */
export function GameChoice({ name }: { name: string }) {
  if (GAMES.length === 1) return null;
  const options = GAMES.map((card) => ({ value: card.id, label: card.text().name }));
  const choose = (id: string) => (game.value = gameOf(id) ?? game.value);
  return (
    <Segments name={name} legend={t().home.game} options={options} value={game.value.id} onChange={choose} />
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

export function Pace(choice: Choice<ClockName>) {
  const text = t().home;
  const options = CLOCKS.map((value) => ({ value, label: text.paces[value] }));
  return (
    <div class="pace">
      <Segments legend={text.pace} options={options} {...choice} />
      <p class="home-hint">
        {choice.value === 'relaxed' ? text.relaxedHint : game.value.text().paces[choice.value]}
      </p>
    </div>
  );
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
