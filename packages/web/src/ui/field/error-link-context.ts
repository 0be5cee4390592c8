import { createContext, type ReactNode } from 'react'

/** Returns the link that follows an error at a field, by its sentence; null for most. */
export const ErrorLinkContext = createContext<(error: string) => ReactNode>(() => null)
