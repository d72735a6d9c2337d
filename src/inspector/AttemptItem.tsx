import type { AttemptLine } from "./describe-attempt";

const fates: Record<AttemptLine["fate"], string> = {
  pushed: "envoyé",
  dropped: "retenu, pas d’accord",
  refused: "écarté, sans la marque du site",
};

type Props = { line: AttemptLine };

/** One push: its verdict, and its content in a disclosure. */
export function AttemptItem({ line: { time, title, fate, mistakes, content } }: Props) {
  return (
    <li className={mistakes.length > 0 ? "wrong" : fate}>
      <details>
        <summary>
          <span>{time}</span> <strong>{title}</strong> <span>{fates[fate]}</span>
        </summary>
        <pre>{JSON.stringify(content, null, 2)}</pre>
      </details>
      {mistakes.map((mistake) => (
        <p key={mistake}>{mistake}</p>
      ))}
    </li>
  );
}
