import type { BuildingId } from '../../../../shared/games/western/catalog/ids';
import sheet from '../art/vignettes.svg?no-inline';
import { Glyph } from './Glyph';
import './Vignette.css';

/** A building as a small picture; its sheet is fetched with the first that is shown, and its room is kept until then. */
export function Vignette({ building, isDrawn = true }: { building: BuildingId; isDrawn?: boolean }) {
  return <span class="vignette">{isDrawn && <Glyph from={sheet} id={building} />}</span>;
}
