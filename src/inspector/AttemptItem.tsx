import type { AttemptLine } from "./describe-attempt";

const outcomeLabels: Record<AttemptLine["outcome"], string> = {
  sent: "envoyé",
  dropped: "retenu, pas d’accord",
  rejected: "écarté, sans la marque du site",
};

type Props = { line: AttemptLine };

/** One attempted push: its outcome and its mistakes, with its content in a disclosure. */
export function AttemptItem({ line: { time, title, outcome, mistakes, content } }: Props) {
  return (
    <li className={mistakes.length > 0 ? "wrong" : outcome}>
      <details>
        <summary>
          <span>{time}</span> <strong>{title}</strong> <span>{outcomeLabels[outcome]}</span>
        </summary>
        <pre>{JSON.stringify(content, null, 2)}</pre>
      </details>
      {mistakes.map((mistake) => (
        <p key={mistake}>{mistake}</p>
      ))}
    </li>
  );
}
