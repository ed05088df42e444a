/** The element of the frame that holds what is `Docked`. It comes with the page, what is docked with its screens. */
export const dockId = 'dock';
