import './index.css'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { waitFor } from 'xstate'
import { createApp } from './app/create-app'
import { registerScreen } from './app/public-screens'
import { Root } from './app/root'
import { loadScreen } from './app/screen'
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
  // the painted page is taken over with typed text and presses, once its texts and its code are loaded
  void waitFor(app.language, (snapshot) => snapshot.hasTag('texts') || snapshot.hasTag('failed'))
    .then(async () => {
      if (location.pathname === registerScreen.path) await loadScreen(registerScreen, app.texts)
    })
    .catch(() => {}) // the outlet tries again and shows the failure
    .then(() => hydrateRoot(root, page))
} else createRoot(root).render(page)
