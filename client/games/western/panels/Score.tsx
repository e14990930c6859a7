import { INDUSTRIES } from '../../../../shared/games/western/catalog/ids';
import type { WesternEvent } from '../../../../shared/games/western/events';
import { isSolo } from '../../../../shared/games/western/ring';
import type { Open, Player } from '../../../../shared/games/western/state';
import type { ScoreSheet, WesternTypes } from '../../../../shared/games/western/types';
import { log } from '../../../model/log';
import { ScoreChart } from '../../../panels/ScoreChart';
import { RuleLink } from '../../../parts/RuleLink';
import type { Shown } from '../../ui';
import { figures } from '../model/figures';
import { nameOfPlayer } from '../model/names';
import { resultsText } from '../help/helpParts';
import { sceneOf } from '../model/scene';
import { playersOf } from '../model/shares';
import { pointsByRound, pointsFrom, sheetsOf, SOURCES } from '../model/tally';
import { classOf } from '../parts/player';
import { IndustryIcon } from '../parts/signs';
import './Score.css';

interface Column {
  readonly player: Player;
  readonly sheet: ScoreSheet;
}

/** Where the points came from, what each industry paid, and the race over the rounds. */
export function Score({ open, order }: Shown<WesternTypes> & { readonly order: readonly Player[] }) {
  const scene = sceneOf(open);
  const sheets = sheetsOf(scene);
  const columns = order.flatMap((player): Column[] => {
    const sheet = sheets.get(player);
    return sheet ? [{ player, sheet }] : [];
  });
  const lines = pointsByRound(scene, log.value as readonly WesternEvent[]);
  return (
    <>
      <Sources columns={columns} />
      <Industries open={open} columns={columns} />
      {lines.some((line) => line.length > 1) && (
        <ScoreChart lines={lines} classes={playersOf(open).map(classOf)} />
      )}
    </>
  );
}

function Head({ columns }: { columns: readonly Column[] }) {
  return (
    <thead>
      <tr>
        <td />
        {columns.map(({ player }) => (
          <th key={player} scope="col" class={`seat-name ${classOf(player)}`}>
            {nameOfPlayer(player)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Sources({ columns }: { columns: readonly Column[] }) {
  const text = resultsText.text();
  return (
    <table class="results-table">
      <caption>{text.bySource}</caption>
      <Head columns={columns} />
      <tbody>
        {SOURCES.map((source) => (
          <tr key={source}>
            <th scope="row">{text.sources[source]}</th>
            {columns.map(({ player, sheet }) => (
              <td key={player}>{pointsFrom(sheet, source)}</td>
            ))}
          </tr>
        ))}
        <tr class="score-sum">
          <th scope="row">{text.total}</th>
          {columns.map(({ player, sheet }) => (
            <td key={player}>{sheet.points}</td>
          ))}
        </tr>
        <tr>
          <th scope="row">{text.bought}</th>
          {columns.map(({ player, sheet }) => (
            <td key={player}>{sheet.bought}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

/** W13.3: who has how many shares, and what each rank pays. */
function Industries({ open, columns }: { open: Open; columns: readonly Column[] }) {
  const text = resultsText.text();
  const isSmall = open.seats.length + Number(isSolo(open)) <= 2; // S62
  return (
    <table class="results-table score-industries">
      <caption>
        {text.industries} <RuleLink rule="W13.3" />
      </caption>
      <Head columns={columns} />
      <tbody>
        {INDUSTRIES.map((industry) => {
          const rank = open.industries[industry];
          const pays = rank === 0 ? undefined : figures.value.ranks[rank];
          return (
            <tr key={industry}>
              <th scope="row">
                <IndustryIcon industry={industry} /> {text.sources[industry]}
                <small>
                  {text.rank(
                    rank,
                    (isSmall ? pays?.alone : pays?.majority) ?? 0,
                    isSmall ? undefined : pays?.minority,
                  )}
                </small>
              </th>
              {columns.map(({ player, sheet }) => {
                const one = sheet.industries.find((entry) => entry.industry === industry);
                return (
                  <td key={player} class={one && one.points > 0 ? 'score-paid' : undefined}>
                    {/* The space is for those who hear it. */}
                    <span>{text.shares(one?.shares ?? 0)}</span>{' '}
                    {one && one.points > 0 && <span>{text.paid(one.points)}</span>}
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
