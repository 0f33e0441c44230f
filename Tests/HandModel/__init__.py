"""The hand model of Kinesic: a deterministic generator of synthetic touch recordings."""
