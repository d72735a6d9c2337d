export declare const readEnv: (file: string) => Record<string, string>;
export declare const loadEnv: (file: string) => void;
export declare const environmentBefore: () => Record<string, string | undefined>;
