import type { ComponentChildren, ComponentType } from 'preact';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { GameChoice } from '../find/choices';
import type { GameCard } from '../games/card';
import { t } from '../i18n';
import type { RulesText } from '../i18n/en/rules';
import { game } from '../model/game';
import { route } from '../model/route';
import { Link } from '../parts/Link';
import { SiteBar } from '../parts/SiteBar';
import { Cards, ShelfPanel, type CardShelf } from './CardShelf';
import { QUICK, QuickReferencePanel, type QuickReference } from './QuickReference';
import { RuleFigure, type RulePicture, type RulePictures } from './RulePicture';
import { useGallery, type Gallery } from './rulePictures';
import './Rules.css';

export interface RuleSection {
  readonly title: string;
  readonly rules: readonly (readonly [number: string, text: string])[];
}

/** The rules of a game to read: with the numbers that prompts and refusals cite. */
export interface RulesBook {
  readonly title: string;
  readonly lead: string;
  /** All of it on one screen. */
  readonly quick: QuickReference;
  readonly sections: readonly RuleSection[];
  readonly pictures: RulePictures;
  /** What else there is to look up; its sections have their titles as ids (`chapterId`). */
  readonly appendix?: { readonly titles: readonly string[]; readonly Appendix: ComponentType };
  /** Every card. */
  readonly shelves: readonly CardShelf[];
  /** The figures that are ours, where the published texts have none. */
  readonly house: { readonly title: string; readonly lines: readonly string[] };
  readonly closing: string;
}

interface RulesProps {
  readonly text: RulesText;
  readonly book: RulesBook;
}

/** The rules as a page of their own: of the game that the address names, or that was chosen last. */
export function Rules({ text }: Pick<RulesProps, 'text'>) {
  const shown = useSignal<{ readonly of: GameCard; readonly book: RulesBook } | undefined>(undefined);
  const isMissing = useSignal(false);
  const wanted = game.value;
  useEffect(() => {
    isMissing.value = false;
    wanted.book().then(
      (book) => (shown.value = { of: wanted, book }),
      () => (isMissing.value = true),
    );
  }, [wanted]);
  const book = shown.value?.of === wanted ? shown.value.book : undefined;
  const ways = (
    <>
      <GameChoice name="rules-game" />
      <Link class="button primary" to={{ screen: 'learn', game: wanted.id }}>
        {text.learn}
      </Link>
    </>
  );
  return (
    <>
      <SiteBar />
      <main>
        {book ? (
          <Illustrated key={wanted.id} game={wanted} text={text} book={book}>
            {ways}
          </Illustrated>
        ) : (
          <div class="rules" aria-busy={!isMissing.value}>
            <div class="rules-top">{ways}</div>
            {isMissing.value && (
              <p class="notice" role="alert">
                {t().refusals.offline}
              </p>
            )}
          </div>
        )}
      </main>
    </>
  );
}

interface BodyProps extends RulesProps {
  /** Without it there are no pictures: beside a table, whose signs they would mix with. */
  readonly gallery?: Gallery;
  readonly children?: ComponentChildren;
}

/** With pictures, which need the page to themselves. */
function Illustrated({ game: of, ...body }: RulesProps & { game: GameCard; children?: ComponentChildren }) {
  return <RulesBody {...body} gallery={useGallery(of, body.book.pictures)} />;
}

/** All of them, with their contents before them. */
export function RulesBody({ text, book, gallery, children }: BodyProps) {
  const wanted = 'rule' in route.value ? route.value.rule : undefined;
  useEffect(() => {
    if (wanted) document.getElementById(wanted)?.scrollIntoView({ block: 'center' });
  }, [wanted]);
  const isWhole = useSignal(false);
  const printAll = async () => {
    await gallery?.want();
    query.value = '';
    isWhole.value = true;
  };
  useEffect(() => {
    if (!isWhole.value) return;
    print();
    isWhole.value = false;
  }, [isWhole.value]);
  const query = useSignal('');
  const sought = query.value.trim();
  return (
    <div class={`rules${isWhole.value ? ' rules-whole' : ''}`}>
      <h1>{book.title}</h1>
      <p class="rules-lead">{book.lead}</p>
      {gallery && (
        <div class="rules-top">
          {children}
          <button class="button" onClick={() => void printAll()}>
            {text.printAll}
          </button>
        </div>
      )}
      <label class="rules-search">
        <span>{text.search}</span>
        <input
          type="search"
          value={query.value}
          onInput={({ currentTarget }) => (query.value = currentTarget.value)}
        />
      </label>
      {sought ? (
        <Found text={text} book={book} sought={sought} />
      ) : (
        <>
          <Contents text={text} book={book} />
          <QuickReferencePanel text={text} quick={book.quick} />
          {book.sections.map((section) => (
            <Section key={section.title} {...section} wanted={wanted}>
              {gallery &&
                picturesOf(book, section).map((picture) => (
                  <RuleFigure
                    key={picture.id}
                    picture={picture}
                    drawings={gallery.drawings}
                    onWanted={() => void gallery.want()}
                  />
                ))}
            </Section>
          ))}
          {book.appendix && <book.appendix.Appendix />}
          {book.shelves.map((shelf) => (
            <ShelfPanel key={shelf.title} text={text} shelf={shelf} id={chapterId(shelf.title)} />
          ))}
          <section class="panel">
            <h2>{book.house.title}</h2>
            <ul class="rules-house">
              {book.house.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </>
      )}
      <p class="rules-lead">{book.closing}</p>
    </div>
  );
}

function picturesOf({ pictures }: RulesBook, { rules }: RuleSection): readonly RulePicture[] {
  return pictures.list.filter(({ under }) => rules.some(([number]) => number === under));
}

interface SectionProps extends RuleSection {
  readonly wanted?: string;
  readonly children?: ComponentChildren;
}

function Section({ title, rules, wanted, children }: SectionProps) {
  return (
    <section class="panel" id={chapterId(title)}>
      <h2>{title}</h2>
      {children}
      <dl>
        {rules.map(([number, words]) => (
          <div key={number} id={number} class={number === wanted ? 'rules-wanted' : undefined}>
            <dt>{number}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** As it is typed in a hurry: without accents, and with the apostrophe of keyboards. */
const plain = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Every rule and card in which all of the words are. */
function Found({ text, book, sought }: RulesProps & { readonly sought: string }) {
  const words = plain(sought).split(/\s+/);
  const has = (line: readonly string[]) => {
    const all = plain(line.join(' '));
    return words.every((word) => all.includes(word));
  };
  const sections = book.sections.flatMap(({ title, rules }) => {
    const found = rules.filter(has);
    return found.length > 0 ? [{ title, rules: found }] : [];
  });
  const cards = book.shelves.flatMap((shelf) => shelf.cards).filter(({ name, words }) => has([name, words]));
  const count = cards.length + sections.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <>
      <p role="status">{text.found(count)}</p>
      {sections.map((section) => (
        <Section key={section.title} {...section} />
      ))}
      {cards.length > 0 && (
        <section class="panel">
          <h2>{text.cards}</h2>
          <Cards cards={cards} />
        </section>
      )}
    </>
  );
}

export const chapterId = (title: string) => `chapter-${title.toLowerCase().replaceAll(' ', '-')}`;

/** All chapters, each one tap away. */
function Contents({ text, book }: RulesProps) {
  const titles = [
    ...book.sections.map(({ title }) => title),
    ...(book.appendix?.titles ?? []),
    ...book.shelves.map(({ title }) => title),
  ];
  const ways = [[text.quick, QUICK] as const, ...titles.map((title) => [title, chapterId(title)] as const)];
  const show = (event: Event, id: string) => {
    // The page stays at its address: what is behind # there names a rule.
    event.preventDefault();
    document.getElementById(id)?.scrollIntoView();
  };
  return (
    <nav class="rules-contents" aria-label={text.contents}>
      <ul>
        {ways.map(([title, id]) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => show(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
