import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createScene, type Scene } from './scene'
import { SceneFrame } from './scene-frame'

/** Renders a screen in a scene: `await renderScene(<PatientList />, { path: '/clinic/patient', replies: … })`. */
export async function renderScene(screen: ReactNode, scene: Scene = {}) {
  const app = await createScene(scene)
  return {
    app,
    ...render(
      <SceneFrame app={app} path={scene.path}>
        {screen}
      </SceneFrame>,
    ),
  }
}
