import { ApiError } from '@clinic/api'
import type { TranslationFunctions } from '../../i18n/i18n-types'

/** Why a request failed: the server's sentence, or that no reply came. */
export const failureText = (texts: TranslationFunctions, error: Error): string =>
  hasNoReply(error) ? texts.failed.noReply() : error.message

export const hasNoReply = (error: unknown) => error instanceof ApiError && error.status === 0
