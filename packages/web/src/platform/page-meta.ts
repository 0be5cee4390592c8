/** What the server wrote into the page: where it runs, and whether it is being maintained. */
const read = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content

export const isStaging = () => read('environment') === 'staging'
export const isDevelopment = () => read('environment') === 'development'
export const isUnderMaintenance = () => read('maintenance') === 'true'
