import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { useApp } from '../platform/app/app-context'
import { Splash } from './splash'

/** Renders nothing until texts are loaded. */
export function LanguageGate({ children }: { children: ReactNode }) {
  const { language } = useApp()
  const hasTexts = useSelector(language, (snapshot) => snapshot.hasTag('texts'))
  const failed = useSelector(language, (snapshot) => snapshot.hasTag('failed'))
  if (hasTexts) return children
  return failed ? <Splash onTryAgain={() => language.send({ type: 'language.retry' })} /> : <Splash />
}
