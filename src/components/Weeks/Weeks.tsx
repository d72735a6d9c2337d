/** How long a project took: «3 semaines». */
export const Weeks = ({ count }: { count: number }) => <>{`${count}\u00a0semaine${count > 1 ? "s" : ""}`}</>;
