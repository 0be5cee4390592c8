import { useSelector } from '@xstate/react'
import { useApp } from '../app/app-context'

/** Returns the signed-in account, or null. */
export const useAccount = () => useSelector(useApp().session, ({ context }) => context.account)
