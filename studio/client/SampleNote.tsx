import type { LaunchLine } from "../protocol";

type Props = {
  /** What of this entry is still a sample: all of it, or fields. */
  samples: readonly LaunchLine[];
  busy: boolean;
  /** @param left the fields that stay samples. */
  onOwn: (left: readonly string[]) => void;
};

/** Says that an entry is a sample, until its owner saves it as theirs. */
export function SampleNote({ samples, busy, onOwn }: Props) {
  if (samples.length === 0) return null;
  const fields = samples.flatMap(({ field }) => field ?? []);
  return (
    <div className="card spark" role="group" aria-label="Exemple">
      <p>
        {fields.length === 0
          ? "Ce contenu est un exemple. Quand il dit ce que vous voulez\u00a0:"
          : "Ces parties sont encore des exemples. Quand l’une est la vôtre\u00a0:"}
      </p>
      {samples.map(({ title, field }) => (
        <button
          key={field}
          type="button"
          disabled={busy}
          onClick={() => onOwn(fields.filter((name) => name !== field))}
        >
          C’est le mien{field !== null && `\u00a0: ${title}`}
        </button>
      ))}
    </div>
  );
}
