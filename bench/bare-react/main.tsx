import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<Bare />)

/** The floor of a product in React: a login and 25 rows, with nothing around them. */
function Bare() {
  const [path, setPath] = useState(location.pathname)
  return (
    <>
      <nav>
        <button type="button" id="to-login" onClick={() => setPath('/login')}>
          Login
        </button>
        <button type="button" id="to-list" onClick={() => setPath('/list')}>
          Patients
        </button>
      </nav>
      {path === '/list' ? <List /> : <Login />}
    </>
  )
}

function Login() {
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h1>Sign in</h1>
      <label htmlFor="email">E-mail</label>
      <input
        id="email"
        name="email"
        type="email"
        value={credentials.email}
        onChange={({ target }) => setCredentials({ ...credentials, email: target.value })}
      />
      <label htmlFor="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        value={credentials.password}
        onChange={({ target }) => setCredentials({ ...credentials, password: target.value })}
      />
      <button type="submit">Sign in</button>
    </form>
  )
}

const patients = Array.from({ length: 25 }, (_, index) => ({
  id: index + 1,
  name: `Patient ${index + 1}`,
  phone: `+62 812-0000-${1000 + index}`,
  status: index % 5 === 0 ? 'inactive' : 'active',
}))

const List = () => (
  <>
    <h1>Patients</h1>
    <table>
      <thead>
        <tr>
          <th>Name</th>
          <th>Phone</th>
          <th>Status</th>
        </tr>
      </thead>
      <tbody>
        {patients.map(({ id, name, phone, status }) => (
          <tr key={id}>
            <td>
              <a href={`/list/${id}`}>{name}</a>
            </td>
            <td>{phone}</td>
            <td>{status}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </>
)
