type Unsubscribe = () => void;

type Signal<Value> = {
  emit: (value: Value) => void;
  subscribe: (listener: (value: Value) => void) => Unsubscribe;
};

/** An event emitter: listeners are called in the order of subscription. */
export function createSignal<Value = void>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>();
  return {
    emit: (value) => {
      for (const listener of [...listeners]) listener(value);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
