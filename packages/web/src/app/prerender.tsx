import { type Language, offeredLanguages } from '@clinic/core/language'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { waitFor } from 'xstate'
import { AppContext } from '../platform/app/app-context'
import { createScene } from '../testing/scene'
import { registerScreen } from './public-screens'
import { Root } from './root'
import { loadScreen, type Screen } from './screen'

interface Painted {
  path: string
  screen?: Screen
  /** The module of the screen, where it is not among what every page loads. */
  code?: string
  /** The files of its texts beside what every page says: platform/texts/early. */
  texts: readonly string[]
}

const painted: Painted[] = [
  { path: '/login', texts: [] },
  {
    path: registerScreen.path,
    screen: registerScreen,
    code: 'src/features/registration/register',
    texts: ['register'],
  },
]

/** The first picture of these addresses in each language, as the build writes it into their html. React takes it over. */
export const pictures = await Promise.all(
  painted.map(async (address) => ({
    ...address,
    html: Object.fromEntries(
      await Promise.all(offeredLanguages.map(async (language) => [language, await prerender(address, language)])),
    ),
  })),
)

async function prerender({ path, screen }: Painted, language: Language): Promise<string> {
  const app = await createScene({ role: null, language })
  await waitFor(app.language, (snapshot) => snapshot.hasTag('texts'))
  if (screen) await loadScreen(screen, app.texts)
  const html = renderToString(
    <StrictMode>
      <AppContext value={app}>
        <Router ssrPath={path}>
          <Root />
        </Router>
      </AppContext>
    </StrictMode>,
  )
  if (!html.includes('<form')) throw new Error(`The picture of ${path} is empty: something in it had to be waited for`)
  return html
}
