import type { CollectionView } from "../protocol";

type Props = {
  collections: readonly CollectionView[];
  current: string;
  onChoose: (collection: CollectionView) => void;
};

/** The collections, by group. */
export function Menu({ collections, current, onChoose }: Props) {
  const groups = [...new Set(collections.map(({ group }) => group))];
  return (
    <nav className="menu" aria-label="Contenus du site">
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
