import type { FairnessText } from '../i18n/en/fairness';
import { Link } from '../parts/Link';
import { SiteBar } from '../parts/SiteBar';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf } from '../games';
import { t } from '../i18n';
import { fetchEngines } from '../net/api';
import type { EngineListed } from '../../shared/protocol/http';
import './Fairness.css';

/** How fairness is proven, in words. */
export function Fairness({ text }: { text: FairnessText }) {
  useEffect(() => {
    document.title = `${text.title} · ${t().home.title}`;
  }, [text]);
  return (
    <>
      <SiteBar />
      <main class="fairness">
        <button class="button small" onClick={() => history.back()}>
          {text.back}
        </button>
        <h1>{text.title}</h1>
        <p class="fairness-lead">{text.lead}</p>
        {text.sections.map((section) => (
          <section key={section.title} class="panel">
            <h2>{section.title}</h2>
            {section.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
        <Engines text={text} />
        <section class="panel">
          <h2>{text.cannotTitle}</h2>
          <ul>
            {text.cannot.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section class="panel">
          <h2>{text.tryTitle}</h2>
          <p>{text.tryText}</p>
          <Link class="button" to={{ screen: 'replay' }}>
            {text.open}
          </Link>
        </section>
        <p class="fairness-lead">{text.details}</p>
      </main>
    </>
  );
}

/** What the rules of this server are, to compare with what a table or an archive names. */
function Engines({ text }: { text: FairnessText }) {
  const engines = useSignal<readonly EngineListed[]>([]);
  useEffect(() => {
    void fetchEngines().then((found) => {
      if (found.ok) engines.value = found.value;
    });
  }, []);
  if (engines.value.length === 0) return null;
  return (
    <section class="panel">
      <h2>{text.enginesTitle}</h2>
      <p>{text.enginesText}</p>
      <ul class="fairness-engines">
        {engines.value.map(({ game, rulesVersion, hash }) => (
          <li key={hash}>
            <a href={`/engines/${game}-${rulesVersion}-${hash}.mjs`} target="_blank" rel="noopener">
              {text.engine(gameOf(game)?.text().name ?? game, rulesVersion, hash)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
