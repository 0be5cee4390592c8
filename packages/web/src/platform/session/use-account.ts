import { useSelector } from '@xstate/react'
import { useApp } from '../app/app-context'

/** Who is signed in, if anybody. */
export const useAccount = () => useSelector(useApp().session, ({ context }) => context.account)
