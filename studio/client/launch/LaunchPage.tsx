import { type ComponentType, useEffect, useRef } from "react";
import type { LaunchGroupView, LaunchView } from "../../protocol";
import { LaunchLines } from "./LaunchLines";
import { LaunchSetView, type SetActions } from "./LaunchSetView";
import { MailTrialButton } from "./MailTrialButton";

type Props = SetActions & { launch: LaunchView; onAskFirst: () => void };

/** What a group has beside its lines. */
const asides: Readonly<Record<string, ComponentType>> = {
  mail: MailTrialButton,
  host: () => (
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

function Group({ group, ...actions }: SetActions & { group: LaunchGroupView }) {
  const { key, title, done, total, lines, sets } = group;
  const Aside = asides[key];
  const heading = `lancement-${key}`;
  return (
    <section className="launchGroup" aria-labelledby={heading}>
      <h3 id={heading}>
        {title} {total > 0 && <span className="count">{done === total ? "fait" : `${done} sur ${total}`}</span>}
      </h3>
      {lines.length > 0 && <LaunchLines lines={lines} {...actions} />}
      {sets.map((set) => (
        <LaunchSetView key={set.type} set={set} {...actions} />
      ))}
      {Aside && <Aside />}
    </section>
  );
}

/** «Mettre en ligne»: what is left before the site is published. */
export function LaunchPage({ launch, onAskFirst, ...actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { done, total, words, groups, isFresh } = launch;
  return (
    <section className="launch" aria-label="Mettre en ligne">
      <h2 ref={heading} tabIndex={-1}>
        Mettre en ligne
      </h2>
      <p className="launchProgress">
        <progress value={done} max={total} aria-label="Prêt" />
        <strong>{words}</strong>
      </p>
      <p>
        {done === total
          ? "Rien n’est un exemple, rien ne manque\u00a0: votre site est prêt. «\u00a0Ce qui a changé\u00a0» le publie."
          : "Ce site est arrivé avec des exemples. Remplacez-les par vos mots, dites qu’ils sont les vôtres, ou retirez-les\u202f; puis complétez ce qui manque."}
      </p>
      {isFresh && (
        <button type="button" className="button primary" onClick={onAskFirst}>
          Commencer par quatre questions
        </button>
      )}
      {groups.map((group) => (
        <Group key={group.key} group={group} {...actions} />
      ))}
    </section>
  );
}
