import { isLanguage } from '@clinic/core/language'
import { readPreferences } from '@clinic/core/preference'
import type { Decorator, Loader } from '@storybook/react-vite'
import { createScene } from '../packages/web/src/testing/scene'
import { SceneFrame } from '../packages/web/src/testing/scene-frame'

/** A story with `parameters.scene` gets an app whose server is the scene and whose preferences are the toolbar's. */
export const loaders: Loader[] = [
  async ({ parameters, globals }) => ({
    app: parameters.scene
      ? await createScene({
          language: isLanguage(globals.language) ? globals.language : 'en',
          preferences: readPreferences(globals),
          ...parameters.scene,
        })
      : null,
  }),
]

/** What stands around every story, the innermost first. */
export const decorators: Decorator[] = [
  (Story, { loaded, parameters, globals }) =>
    loaded.app ? (
      <SceneFrame key={JSON.stringify(globals)} app={loaded.app} path={parameters.scene.path}>
        <Story />
      </SceneFrame>
    ) : (
      <Story />
    ),
]
