/** The server sets this header on every request to the library; a value sent by the client is overwritten. */
export const CLIENT_ADDRESS_HEADER = 'x-sintonia-client-address';
