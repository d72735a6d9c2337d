import { useEffect, useState } from "react";
import type { LaunchSet, SampleRemoval } from "../../protocol";
import { ApiError, messageOf, read } from "../api";
import { Modal } from "../Modal";

type Props = { set: LaunchSet; onClose: () => void; onConfirm: () => void };

/** Tells by name what goes with the samples of a list, or what needs them, before anything is written. */
export function RemovalDialog({ set: { type, title }, onClose, onConfirm }: Props) {
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
          <ul>
            {refusal.places.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
        </div>
      )}
      {plan && (
        <>
          <p>Ils iront dans la corbeille, d’où ils peuvent revenir&nbsp;:</p>
          <ul>
            {plan.labels.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
          {plan.mends.length > 0 && (
            <>
              <p>Avec eux part ce qui y menait&nbsp;:</p>
              <ul>
                {plan.mends.map((place) => (
                  <li key={place}>{place}</li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      <div className="actions">
        <button type="button" onClick={onClose}>
          Garder
        </button>
        {plan && (
          <button
            type="button"
            className="primary"
            onClick={() => {
              onClose();
              onConfirm();
            }}
          >
            Retirer
          </button>
        )}
      </div>
    </Modal>
  );
}
