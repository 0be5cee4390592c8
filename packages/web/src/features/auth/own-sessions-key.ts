/** Under which key the own sessions are cached. */
export const ownSessionsKey = ['session']
