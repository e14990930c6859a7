import type { FairnessText } from '../i18n/en/fairness';
import { Link } from '../parts/Link';
import './Fairness.css';

/** How fairness is proven, in words. */
export function Fairness({ text }: { text: FairnessText }) {
  return (
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
  );
}
