import type { CollectionView, LaunchView } from "../protocol";

type Props = {
  launch: LaunchView | null | undefined;
  isLaunch: boolean;
  onLaunch: () => void;
  collections: readonly CollectionView[];
  current: string;
  onChoose: (collection: CollectionView) => void;
};

/** The collections, by group. */
export function Menu({ launch, isLaunch, onLaunch, collections, current, onChoose }: Props) {
  const groups = [...new Set(collections.map(({ group }) => group))];
  return (
    <nav className="menu" aria-label="Contenus du site">
      {launch && (
        <button type="button" className="launchOpen" aria-current={isLaunch || undefined} onClick={onLaunch}>
          Mettre en ligne <span className="count">{launch.words}</span>
        </button>
      )}
      {groups.map((group) => (
        <section key={group} aria-label={group}>
          <h2>{group}</h2>
          <ul>
            {collections
              .filter((collection) => collection.group === group)
              .map((collection) => (
                <li key={collection.type}>
                  <button
                    type="button"
                    aria-current={collection.type === current || undefined}
                    onClick={() => onChoose(collection)}
                  >
                    {collection.title}
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
