import { type Language, offeredLanguages } from '@clinic/core/language'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { waitFor } from 'xstate'
import { AppContext } from '../platform/app/app-context'
import { createScene } from '../testing/scene'
import { Root } from './root'

/** The login in each language, as the build writes it into index.html: the first picture, which React then takes over. */
export const logins = await Promise.all(
  offeredLanguages.map(async (language) => ({ language, html: await prerender(language) })),
)

async function prerender(language: Language) {
  const app = await createScene({ role: null, language })
  await waitFor(app.language, (snapshot) => snapshot.hasTag('texts'))
  return renderToString(
    <StrictMode>
      <AppContext value={app}>
        <Router ssrPath="/login">
          <Root />
        </Router>
      </AppContext>
    </StrictMode>,
  )
}
