import { type ReactNode, useEffect, useRef, useState } from "react";
import type {
  LaunchGroupView,
  LaunchLine,
  LaunchSet,
  LaunchView,
  TestMailResult,
  SampleRemoval,
  Target,
} from "../protocol";
import { ApiError, ask, messageOf, read } from "./api";
import { Modal } from "./Modal";
import type { Operations } from "./useOperations";

type Props = { launch: LaunchView; operations: Operations; onOpen: (line: LaunchLine) => void };
type Shared = Pick<Props, "operations" | "onOpen">;

/** What of an entry is still a sample: all of it, or some of its fields. */
export const samplesOf = (launch: LaunchView | null | undefined, { file, id }: Target): LaunchLine[] =>
  (launch?.groups ?? [])
    .flatMap(({ lines, sets }) => [...lines, ...sets.flatMap((set) => set.lines)])
    .filter(({ isSample, target }) => isSample && target?.file === file && target.id === id);

/** What is left, each with the form that ends it. */
function Lines({ lines, operations, onOpen }: Shared & { lines: readonly LaunchLine[] }) {
  return (
    <ul className="lines">
      {lines.map((line) => (
        <li key={`${line.target?.file}${line.target?.index}${line.field}${line.title}`}>
          <div>
            {line.target ? (
              <button type="button" className="link" onClick={() => onOpen(line)}>
                {line.title}
              </button>
            ) : (
              <strong>{line.title}</strong>
            )}
            {line.detail && <p className="help">{line.detail}</p>}
          </div>
          {line.isSample && (
            <button
              type="button"
              disabled={operations.busy}
              aria-label={`C’est le mien : ${line.title}`}
              onClick={() => void operations.customise(line)}
            >
              C’est le mien
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Names what goes with the samples of a list, or what needs them, before anything is written. */
function RemovalDialog({ set: { type, title }, onClose, onConfirm }: RemovalProps) {
  const [plan, setPlan] = useState<SampleRemoval>();
  const [refusal, setRefusal] = useState<{ message: string; places: string[] }>();
  useEffect(() => {
    void read<SampleRemoval>("samples", { type }).then(setPlan, (error: unknown) => {
      const mistakes = error instanceof ApiError ? (error.declined.mistakes ?? []) : [];
      const places = mistakes.flatMap(({ elsewhere }) => elsewhere ?? []);
      setRefusal({ message: messageOf(error), places: [...new Set(places)] });
    });
  }, [type]);
  return (
    <Modal title={`Retirer les exemples\u00a0: ${title}`} onClose={onClose}>
      {!plan && !refusal && <p role="status">Lecture…</p>}
      {refusal && (
        <div role="alert">
          <p className="mistakes">{refusal.message}</p>
          <Names names={refusal.places} />
        </div>
      )}
      {plan && (
        <>
          <p>Ils iront dans la corbeille, d’où ils peuvent revenir&nbsp;:</p>
          <Names names={plan.labels} />
          {plan.alsoRemoved.length > 0 && <p>Avec eux part ce qui y menait&nbsp;:</p>}
          <Names names={plan.alsoRemoved} />
        </>
      )}
      <div className="actions">
        <button type="button" onClick={onClose}>
          Garder
        </button>
        {plan && (
          <button type="button" className="primary" onClick={onConfirm}>
            Retirer
          </button>
        )}
      </div>
    </Modal>
  );
}

type RemovalProps = { set: LaunchSet; onClose: () => void; onConfirm: () => void };

const Names = ({ names }: { names: readonly string[] }) => (
  <ul>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

/** The samples of a list: one by one, or all at once. */
function SampleSet({ set, ...shared }: Shared & { set: LaunchSet }) {
  const { operations } = shared;
  const [asks, setAsks] = useState(false);
  const { lines, title } = set;
  return (
    <div className="card" role="group" aria-label={title}>
      <details>
        <summary>
          {title}
          {"\u00a0: "}
          {lines.length > 1 ? `${lines.length} exemples` : "1 exemple"}
        </summary>
        <Lines lines={lines} {...shared} />
      </details>
      <div className="row">
        {lines.length > 1 && (
          <button type="button" disabled={operations.busy} onClick={() => void operations.customiseAll(set)}>
            Tous sont les miens
          </button>
        )}
        {set.canRemove && (
          <button type="button" disabled={operations.busy} onClick={() => setAsks(true)}>
            Retirer les exemples de cette liste
          </button>
        )}
      </div>
      {asks && (
        <RemovalDialog
          set={set}
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            void operations.removeSamples(set);
          }}
        />
      )}
    </div>
  );
}

/** Sends a test mail, and shows the mail server's reply. */
function TestMailButton() {
  const [result, setResult] = useState<TestMailResult>();
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    setResult(
      await ask<TestMailResult>("send-test-mail").catch((error: unknown) => ({ sent: false, text: messageOf(error) })),
    );
    setSending(false);
  };
  return (
    <div>
      <button type="button" disabled={sending} onClick={() => void send()}>
        {sending ? "Envoi en cours…" : "Envoyer un message d’essai"}
      </button>
      <p role="status" className={result && !result.sent ? "answer mistakes" : "answer"}>
        {result?.text}
      </p>
    </div>
  );
}

/** What a group has beside its lines. */
const asides: Readonly<Record<string, ReactNode>> = {
  mail: <TestMailButton />,
  host: (
    <p>
      Netlify est l’hébergeur prévu&nbsp;:{" "}
      <a href="https://app.netlify.com/start" target="_blank" rel="noopener noreferrer">
        importez-y le dépôt de ce site (nouvel onglet)
      </a>
      , puis donnez-lui <code>SMTP_URL</code> et <code>INBOX_KEY</code>. La partie «&nbsp;Mettre en ligne&nbsp;» du
      README dit chaque étape.
    </p>
  ),
};

function Group({ group, ...shared }: Shared & { group: LaunchGroupView }) {
  const { key, title, done, total, lines, sets } = group;
  const heading = `lancement-${key}`;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>
        {title} {total > 0 && <span className="help">{done === total ? "fait" : `${done} sur ${total}`}</span>}
      </h3>
      {lines.length > 0 && <Lines lines={lines} {...shared} />}
      {sets.map((set) => (
        <SampleSet key={set.type} set={set} {...shared} />
      ))}
      {asides[key]}
    </section>
  );
}

/** «Mettre en ligne»: what is left before the site is published; on a fresh site, four questions first. */
export function LaunchPage({ launch, ...shared }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { done, total, words, first, groups } = launch;
  return (
    <section className="launch" aria-label="Mettre en ligne">
      <h2 ref={heading} tabIndex={-1}>
        Mettre en ligne
      </h2>
      <p className="row">
        <progress value={done} max={total} aria-label="Prêt" />
        <strong>{words}</strong>
      </p>
      <p>
        {done === total
          ? "Rien n’est un exemple, rien ne manque\u00a0: votre site est prêt. «\u00a0Ce qui a changé\u00a0» le publie."
          : "Ce site est arrivé avec des exemples. Remplacez-les par vos mots, dites qu’ils sont les vôtres, ou retirez-les\u202f; puis complétez ce qui manque."}
      </p>
      {first.length > 0 && (
        <section className="card" aria-labelledby="lancement-premier">
          <h3 id="lancement-premier">Pour commencer&nbsp;: quatre questions, et ce site porte votre nom</h3>
          <Lines lines={first} {...shared} />
        </section>
      )}
      {groups.map((group) => (
        <Group key={group.key} group={group} {...shared} />
      ))}
    </section>
  );
}
