import type { ComponentType } from 'preact';
import { mechs } from '../../../../shared/games/mechs';
import { at } from '../../../../shared/games/mechs/drawn/drawing';
import { drawnPosition, readProgram, type Drawn } from '../../../../shared/games/mechs/drawn/position';
import { forecast } from '../../../../shared/games/mechs/forecast';
import { runner } from '../../../../shared/core';
import type { Drawings } from '../../../screens/RulePicture';
import { playedOn } from '../../../lessons/playedOn';
import { ArenaPicture } from '../board/ArenaPicture';
import { closeUp } from '../board/closeUp';
import type { Camera } from '../board/camera';
import { PlannedPath } from '../board/PlanLayer';
import { fightOf } from '../model/fight';
import { FightStage } from '../stages/FightStage';
import { stagesText } from '../stages/text';
import type { MechsPicture } from '../../../i18n/en/mechs/pictures';
import '../table.css';
import './pictures.css';

/** Zones of every kind: what they are worth, what they give, whose they are. */
const ZONES = drawnPosition(
  `
  2c    1e  3e    1c    2e
  1b:A  2e  4m    1c:b2 1b:B
  1e    3c  2e:at 2c    1e
  `,
  { A: { pilot: 'diamond' }, B: { pilot: 'tsunami' } },
);

const TRAPS = drawnPosition(
  `
  2c  1e    3e    1c     2e
  1b  2e:A  4m    1c     1b
  1e  3c:a4 2e:bt 2c:b2  1e:B
  `,
  { A: { pilot: 'rampage' }, B: { pilot: 'tank' } },
);

const MECH = drawnPosition(
  `
  2c  1e    3e  1c    2e
  1b  2e:A  4m  1c:B  1b
  1e  3c    2e  2c    1e
  `,
  { A: { pilot: 'diamond', status: 'armor' }, B: { pilot: 'tsunami' } },
);

const PLAN = drawnPosition(
  `
  2c    1e  3e  1c    2e
  1b:A  2e  4m  1c    1b
  1e    3c  2e  2c:B  1e
  `,
  { A: { pilot: 'diamond' }, B: { pilot: 'tsunami' } },
  { phase: 'program' },
);

/** A strikes with melee, B answers with ranged: a counter. */
const FIGHT = drawnPosition(
  `
  1e  2c  3e    1c    2e
  1b  2e  4m    1c    1b
  2c  1e  2e:A  3c:B  1e
  `,
  {
    A: { pilot: 'diamond', weapons: ['energySword', 'grenadeLauncher'] },
    B: { pilot: 'tsunami', energy: 0, credits: 0, weapons: ['pulsePistol'] },
  },
);

function open({ config, position }: Drawn) {
  return runner.resume(mechs, config, position).state.open;
}

function near(...names: readonly string[]): (whole: Camera) => Camera {
  const zones = names.map(at);
  return (whole) => closeUp(whole, zones);
}

const nearZones = near('A3', 'D4');
function Zone() {
  return <ArenaPicture open={open(ZONES)} moved={nearZones} pitch={58} />;
}

const nearTraps = near('B3', 'E4');
function Traps() {
  const { secrets } = TRAPS.position.state;
  return <ArenaPicture open={open(TRAPS)} moved={nearTraps} pitch={58} mines={secrets[0]} />;
}

const nearMech = near('B3', 'D3');
function Mech() {
  return <ArenaPicture open={open(MECH)} moved={nearMech} pitch={52} />;
}

function Path() {
  const { config } = PLAN;
  const shown = open(PLAN);
  const cards = readProgram('collect east, deployMine south, doubleJump east, purchase north');
  const steps = forecast({ config, open: shown }, 0, cards);
  const planned = steps.map((step) => ({ ...step, isSelected: false }));
  return (
    <ArenaPicture open={shown} pitch={62}>
      {(camera) => <PlannedPath open={shown} camera={camera} planned={planned} />}
    </ArenaPicture>
  );
}

function Fight() {
  const { config } = FIGHT;
  const { state, events } = playedOn(mechs, FIGHT, [
    ['adHocCard', { card: 'collect', direction: 'east' }],
    ['attack', { weapon: 'energySword', line: 'normal' }],
    ['attack', { weapon: 'pulsePistol', line: 'power' }],
  ]);
  const table = { config, open: state.open };
  const fight = fightOf(table, events);
  return fight ? <FightStage table={table} fight={fight} isPicture /> : null;
}

const DRAWINGS: Readonly<Record<MechsPicture, ComponentType>> = {
  zone: Zone,
  path: Path,
  traps: Traps,
  fight: Fight,
  mech: Mech,
};

/** The table that they are looked at from is that of the first. */
export async function openDrawings(): Promise<Drawings> {
  await stagesText.load();
  const { config, position } = ZONES;
  return { view: runner.resume(mechs, config, position).view(0), drawings: DRAWINGS };
}
