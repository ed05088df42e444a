// The floor of the benchmark: React alone, one request, fifty rows in a plain table, a field that filters them and a
// button that shows them anew. What the console costs is told as a multiple of this page, measured in the same run on
// the same machine.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Row {
  id: string;
  firstName: string;
  lastName: string;
  npi: number;
}

function Floor() {
  const [rows, setRows] = useState<Row[]>([]);
  const [search, setSearch] = useState('');
  const [shown, setShown] = useState(true);
  useEffect(() => {
    void fetch('./rows.json')
      .then((response) => response.json())
      .then((page: { items: Row[] }) => setRows(page.items));
  }, []);
  const found = rows.filter(({ lastName }) => lastName.toLowerCase().includes(search));
  return (
    <>
      <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      <button onClick={() => setShown(!shown)}>{shown ? 'Hide' : 'Show'}</button>
      {shown && (
        <table>
          <tbody>
            {found.map((row) => (
              <tr key={row.id}>
                <td>{row.lastName}</td>
                <td>{row.firstName}</td>
                <td>{row.npi}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Floor />);
