import { type ComponentType, useEffect, useRef, useState } from "react";
import { useOnScreen } from "../../components/motion/useOnScreen";
import styles from "./TaskCost.module.scss";
import type { TaskCostFormProps } from "./TaskCostForm";

/**
 * What a task costs in a year, below what the services cost. Loaded once it is near, and absent without scripts; the
 * space that it takes is kept, so that nothing moves when it comes.
 */
export function TaskCost(props: TaskCostFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const near = useOnScreen(box, "100% 0px");
  const [Form, setForm] = useState<ComponentType<TaskCostFormProps> | null>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!near) return;
    import("./TaskCostForm").then(
      ({ TaskCostForm }) => setForm(() => TaskCostForm),
      () => setFailed(true),
    );
  }, [near]);

  if (failed) return null;
  return (
    <div ref={box} className={`scripted screenOnly ${styles.place}`}>
      {Form && <Form {...props} />}
    </div>
  );
}
