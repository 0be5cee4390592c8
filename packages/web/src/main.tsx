import './index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { waitFor } from 'xstate'
import { createApp } from './app/create-app'
import { Root } from './app/root'
import { AppContext } from './platform/app/app-context'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = createApp(import.meta.env.VITE_API_URL ?? '')
const page = (
  <StrictMode>
    <AppContext value={app}>
      <Root />
    </AppContext>
  </StrictMode>
)

if (root.hasChildNodes()) {
  // the login is painted already: it is taken over with what was typed into it, once there are words for it
  void waitFor(app.language, (snapshot) => snapshot.hasTag('texts') || snapshot.hasTag('failed')).then(() =>
    hydrateRoot(root, page),
  )
} else createRoot(root).render(page)
