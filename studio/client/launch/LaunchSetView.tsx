import { useState } from "react";
import type { LaunchSet } from "../../protocol";
import { LaunchLines, type LineActions } from "./LaunchLines";
import { RemovalDialog } from "./RemovalDialog";

export type SetActions = LineActions & {
  onOwnAll: (set: LaunchSet) => void;
  onRemoveSamples: (set: LaunchSet) => void;
};

/** The samples of a list: one by one, or all at once. */
export function LaunchSetView({ set, ...actions }: SetActions & { set: LaunchSet }) {
  const { busy, onOwnAll, onRemoveSamples } = actions;
  const [asks, setAsks] = useState(false);
  const { lines, title } = set;
  return (
    <div className="launchSet" role="group" aria-label={title}>
      <details>
        <summary>
          {title}
          {"\u00a0: "}
          {lines.length > 1 ? `${lines.length} exemples` : "1 exemple"}
        </summary>
        <LaunchLines lines={lines} {...actions} />
      </details>
      <div className="editorActions">
        {lines.length > 1 && (
          <button type="button" className="button small" disabled={busy} onClick={() => onOwnAll(set)}>
            Tous sont les miens
          </button>
        )}
        {set.canRemove && (
          <button type="button" className="button small" disabled={busy} onClick={() => setAsks(true)}>
            Retirer les exemples de cette liste
          </button>
        )}
      </div>
      {asks && <RemovalDialog set={set} onClose={() => setAsks(false)} onConfirm={() => onRemoveSamples(set)} />}
    </div>
  );
}
