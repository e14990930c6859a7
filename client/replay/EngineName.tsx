import { gameOf } from '../games';
import { useText } from './text';

interface EngineNameProps {
  readonly game: string;
  readonly rulesVersion: string;
  readonly hash?: string;
}

/** As much of a hash as people compare. */
const START = 12;

/** Which rules a match was played by; whoever wants to read them finds them behind the name. */
export function NamedEngine(props: EngineNameProps) {
  const { game, rulesVersion, hash } = props;
  const text = useText();
  return (
    <p class="named-engine" title={hash}>
      {text.verifying.playedBy}{' '}
      {hash === undefined ? (
        <Name {...props} />
      ) : (
        <a href={`/engines/${game}-${rulesVersion}-${hash}.mjs`} target="_blank" rel="noopener">
          <Name {...props} />
        </a>
      )}
    </p>
  );
}

/** What is missing to show a match. */
export function NeededEngine(props: EngineNameProps) {
  const text = useText();
  return (
    <p class="needed-engine" title={props.hash}>
      {text.needed.engine} <Name {...props} />. {text.needed.where}
    </p>
  );
}

function Name({ game, rulesVersion, hash }: EngineNameProps) {
  return <b>{useText().engine(gameOf(game)?.text().name ?? game, rulesVersion, hash?.slice(0, START))}</b>;
}
