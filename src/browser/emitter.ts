type Unsubscribe = () => void;

type Emitter<Value> = {
  emit: (value: Value) => void;
  subscribe: (listener: (value: Value) => void) => Unsubscribe;
};

/** An event emitter: listeners are called in the order of subscription. */
export function createEmitter<Value = void>(): Emitter<Value> {
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
