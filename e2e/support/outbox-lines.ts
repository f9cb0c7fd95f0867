/** In the page: how many lines the outbox holds; none where nothing has been kept. */
export async function outboxLines(): Promise<number> {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === 'sintonia')) return 0;
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('sintonia');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const counting = database.transaction('outbox').objectStore('outbox').count();
      counting.onsuccess = () => {
        database.close();
        resolve(counting.result);
      };
    };
  });
}
