/**
 * What a worker could reach of this origin. An engine has no business there: the files of the page are in its caches
 * (client/worker/shelf.ts), and whoever writes there is the page from then on.
 */
const OF_THE_ORIGIN = ['caches', 'indexedDB', 'BroadcastChannel', 'cookieStore', 'webkitRequestFileSystem'];
const OF_THE_NAVIGATOR = ['storage', 'storageBuckets', 'serviceWorker', 'locks'];

/** Takes the ways there out of this world, for good: wherever they are defined, nothing leads back to them. */
export function closeDoors(world: { readonly navigator: object }): void {
  take(world.navigator, OF_THE_NAVIGATOR);
  take(world, OF_THE_ORIGIN);
}

function take(from: object, names: readonly string[]): void {
  for (let owner: unknown = from; owner instanceof Object; owner = Object.getPrototypeOf(owner))
    for (const name of names) Reflect.deleteProperty(owner, name);
}
