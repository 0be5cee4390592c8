import { useState } from 'react'

/** The fields and buttons of the product's login. */
export function Login() {
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const [isShown, setShown] = useState(false)
  return (
    <>
      <title>Sign in</title>
      <select aria-label="Language" defaultValue="en">
        <option value="en">English</option>
        <option value="id">Bahasa Indonesia</option>
        <option value="ar">العربية</option>
      </select>
      <form onSubmit={(event) => event.preventDefault()}>
        <h1>Sign in</h1>
        <p>Welcome back</p>
        <label htmlFor="email">Email</label>
        <input
          id="email"
          name="email"
          type="email"
          autoComplete="username"
          value={credentials.email}
          onChange={({ target }) => setCredentials({ ...credentials, email: target.value })}
        />
        <label htmlFor="password">Password</label>
        <input
          id="password"
          name="password"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          value={credentials.password}
          onChange={({ target }) => setCredentials({ ...credentials, password: target.value })}
        />
        <button type="button" onClick={() => setShown(!isShown)}>
          Show password
        </button>
        <button type="submit">Sign in</button>
        <p>
          New here? <a href="/patient/register">Register as a patient</a>
        </p>
      </form>
    </>
  )
}
