// Waits until a node is up and a search finds messages: answers-a-search.mjs ADDRESS USER PASSWORD
const [address, user, password] = process.argv.slice(2);
const headers = {
  'Content-Type': 'application/json',
  'X-Requested-By': 'ci',
  Authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
};
const search = {
  queries: [
    {
      id: 'q',
      timerange: { type: 'relative', range: 86400 },
      filter: null,
      query: { type: 'elasticsearch', query_string: 'source:web*' },
      search_types: [{ id: 'rows', type: 'messages', limit: 10, offset: 0 }],
    },
  ],
};
const until = Date.now() + 120_000;
let last = 'no response';
while (Date.now() < until) {
  try {
    const page = await fetch(`${address}/`, { headers: { Accept: 'text/html' } });
    const response = await fetch(`${address}/api/views/search/sync`, {
      method: 'POST',
      headers,
      body: JSON.stringify(search),
    });
    last = `page ${page.status}, search ${response.status}`;
    if (page.ok && response.ok) {
      const found = (await response.json()).results.q.search_types.rows.total_results;
      last = `${found} messages`;
      if (found > 0) {
        console.log(last);
        process.exit(0);
      }
    }
  } catch (error) {
    last = String(error.cause ?? error);
  }
  await new Promise((resolve) => setTimeout(resolve, 500));
}
console.log(`timed out: ${last}`);
process.exit(1);
