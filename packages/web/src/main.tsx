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
  // painted already: it is taken over with what was typed and pressed, once its words and its code are here
  void waitFor(app.language, (snapshot) => snapshot.hasTag('texts') || snapshot.hasTag('failed'))
    .then(async () => {
      if (location.pathname === registerScreen.path) await loadScreen(registerScreen, app.texts)
    })
    .catch(() => {}) // the outlet tries again, and says so
    .then(() => hydrateRoot(root, page))
} else createRoot(root).render(page)
