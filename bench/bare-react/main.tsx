import { type MouseEvent, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Dashboard } from './dashboard'
import { Login } from './login'
import { Patients } from './patients'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(<Bare />)

/**
 * The floor of a product in React: the same tasks for the same eyes, with nothing around them. A login with the same
 * fields; the patients and the dashboard with the same contents, read from the same server, each with an address and a
 * title of its own. Without style, frame, translation, machines, cache and keyboard: those are what a product adds.
 */
function Bare() {
  const [path, setPath] = useState(location.pathname)
  if (path === '/login') return <Login />
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    history.pushState(null, '', event.currentTarget.href)
    setPath(location.pathname)
  }
  return (
    <>
      <nav>
        <a href="/dashboard" onClick={open}>
          Dashboard
        </a>
        <a href="/patient" onClick={open}>
          Patients
        </a>
      </nav>
      <main>{path === '/dashboard' ? <Dashboard /> : <Patients />}</main>
    </>
  )
}
